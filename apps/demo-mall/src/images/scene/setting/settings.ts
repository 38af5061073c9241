import type { SettingName } from '../../setting-name';
import { board, cloth, page, planks, tray, turf } from './above';
import { bath, bench, counter, desk, playroom, room, shelf, sofa, table } from './indoors';
import { air, beach, lawn, snow } from './outdoors';
import type { Setting } from './setting';
import { gallery, night, pegs, rail, stageLight } from './walls';

/** All places by the names that recipes use. */
export const SETTINGS: Record<SettingName, Setting> = {
  counter,
  table,
  desk,
  shelf,
  bath,
  room,
  playroom,
  sofa,
  bench,
  gallery,
  pegs,
  rail,
  night,
  stage: stageLight,
  lawn,
  beach,
  snow,
  air,
  board,
  cloth,
  tray,
  page,
  planks,
  turf,
};
