/** The world map of both games: areas with their outlines, on a plane 1000 wide. Baked by tools/bake_map.mjs. */

import { feature, merge, mesh } from "topojson-client";
import type { GeometryCollection, MultiPolygon, Topology } from "topojson-specification";
import baked from "./world.json";

interface AreaProperties {
  region: string;
  at: [number, number];
}

export interface Area {
  /** Its id in Globopolis (territory or market), or its ISO code in small letters. */
  id: string;
  /** The region of Global Powers it belongs to. */
  region: string;
  /** A point well inside, for a letter or a piece. */
  at: readonly [number, number];
  /** The outline, for the attribute d of a path. */
  path: string;
}

export type Line = readonly (readonly number[])[];

const world = baked as unknown as Topology<{ areas: GeometryCollection<AreaProperties> }>;
const geometries = world.objects.areas.geometries as (MultiPolygon<AreaProperties> & { id: string })[];

/** x, y, width and height of what is to be seen: all land but the farthest islands of the Pacific. */
export const FRAME = [62, 0, 888, 446] as const;

export const AREAS: readonly Area[] = geometries.map((geometry) => {
  const shape = feature(world, geometry);
  const properties = shape.properties;
  return { id: geometry.id, region: properties.region, at: properties.at, path: closed(shape.geometry.coordinates.flat()) };
});

/** The outline of several areas as one. */
export function outline(wanted: (area: { id: string; region: string }) => boolean): string {
  const chosen = geometries.filter(({ id, properties }) => wanted({ id, region: properties?.region ?? "" }));
  return closed(merge(world, chosen).coordinates.flat());
}

/** The outlines as lines, for whoever draws them on another plane. */
export function shapes(): { region: string; rings: readonly Line[] }[] {
  return geometries.map((geometry) => ({ region: geometry.properties?.region ?? "", rings: feature(world, geometry).geometry.coordinates.flat() }));
}

/** The lines between areas of different regions. */
export function regionBorders(): string {
  const between = mesh(world, world.objects.areas, (a, b) => regionOf(a) !== regionOf(b));
  return between.coordinates.map((line) => `M${points(line)}`).join("");
}

function regionOf(geometry: { properties?: unknown }): string {
  return (geometry.properties as AreaProperties).region;
}

function closed(rings: readonly Line[]): string {
  return rings.map((ring) => `M${points(ring.slice(0, -1))}Z`).join("");
}

function points(line: Line): string {
  return line.map(([x, y]) => `${round(x)} ${round(y)}`).join("L");
}

function round(value: number | undefined): number {
  return Math.round((value ?? 0) * 10) / 10;
}
