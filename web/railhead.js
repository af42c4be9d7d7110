/**
 * @file Makes the pages live. Everything here is a comfort; the same pages work as plain forms.
 *
 * Each module is one room of the page and starts nothing by itself; this one says which page needs which.
 */

import { announceNews } from "./announce.js";
import { openBeside } from "./beside.js";
import { drawCurtain } from "./curtain.js";
import { takeDecisions } from "./decide.js";
import { tendEndings } from "./ending.js";
import { playByKeys } from "./keys.js";
import { tendFinale } from "./finale.js";
import { tendGathering } from "./gather.js";
import { addLuck, checkShuffle } from "./fair.js";
import { onMessage, showLayers } from "./layers.js";
import { tendLesson } from "./lesson.js";
import { lightPieces } from "./lights.js";
import { notice, table } from "./page.js";
import { tendMenus } from "./menus.js";
import { choosePanes } from "./panes.js";
import { tendClocks } from "./people.js";
import { tendPicks } from "./pick.js";
import { tendPlans } from "./plan.js";
import { tendPopups } from "./popup.js";
import { tendRecap } from "./recap.js";
import { showReplay } from "./replay.js";
import { listen } from "./sound.js";
import { followStudy } from "./study.js";
import { follow } from "./stream.js";
import { offerPush } from "./subscribe.js";
import { tendTalk } from "./talk.js";
import { nameUndo } from "./undo.js";
import { zoomDrawings } from "./zoom.js";

document.body.classList.add("scripted");

const watched = document.querySelector("[data-watch]")?.dataset.watch;
if (watched) follow(watched, onMessage, () => notice(table?.dataset.lost ?? ""));

if (watched) listen();
tendPopups();
if (table) {
  tendPicks();
  tendPlans();
  showLayers();
  takeDecisions();
  tendEndings();
  playByKeys();
  announceNews();
  tendRecap();
  drawCurtain();
  nameUndo();
}
if (document.querySelector("[data-tab]")) choosePanes();
tendTalk();
tendClocks();
tendMenus();
tendGathering();
tendFinale();
lightPieces();
zoomDrawings();
tendLesson();
openBeside();
followStudy();

offerPush();
addLuck();
const fair = document.querySelector("#fair");
if (fair) checkShuffle(fair);

const replay = document.querySelector("#replay");
if (replay) showReplay(replay);

