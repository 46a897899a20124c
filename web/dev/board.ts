/** Shows positions of tools/positions.py: /dev/board.html?at=vote-5&theme=paper&lang=de&small=1 */

import { mount } from "svelte";
import "../src/tokens.css";
import "../src/app.css";
import Positions from "./Positions.svelte";

const target = document.getElementById("app");
if (target) mount(Positions, { target });
