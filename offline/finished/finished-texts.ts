import type { FinishedStoryId } from '#contract/finished-stories.ts';
import { NIAGARA_BARREL, SHACKLETON_BOAT } from './adventure.ts';
import type { FinishedText } from './finished-text.ts';
import { MUR_VIDE, TROIS_PASSAGERS } from './french.ts';
import { UPSIDE_DOWN_BOAT, WIND_PHONE } from './general.ts';
import { HAUPTMANN, HUTNADEL } from './german.ts';
import { NAPOLEON_RABBITS, VASA } from './history.ts';
import { FLANNAN_LIGHT, WOW_SIGNAL } from './mystery.ts';
import { PANDO, ULCER_DOCTOR } from './science.ts';
import { DIA_QUE_FALTABA, TINTA_DEL_RIVAL } from './spanish.ts';
import { COFFEE_CAMERA, VOYAGER_REPAIR } from './technology.ts';

/** The text of every story that `contract/finished-stories.ts` lists. */
export const FINISHED_TEXTS: Readonly<Record<FinishedStoryId, FinishedText>> = {
  'upside-down-boat': UPSIDE_DOWN_BOAT,
  'wind-phone': WIND_PHONE,
  'napoleon-rabbits': NAPOLEON_RABBITS,
  vasa: VASA,
  'ulcer-doctor': ULCER_DOCTOR,
  pando: PANDO,
  'voyager-repair': VOYAGER_REPAIR,
  'coffee-camera': COFFEE_CAMERA,
  'niagara-barrel': NIAGARA_BARREL,
  'shackleton-boat': SHACKLETON_BOAT,
  'flannan-light': FLANNAN_LIGHT,
  'wow-signal': WOW_SIGNAL,
  'tinta-del-rival': TINTA_DEL_RIVAL,
  'dia-que-faltaba': DIA_QUE_FALTABA,
  'mur-vide': MUR_VIDE,
  'trois-passagers': TROIS_PASSAGERS,
  hauptmann: HAUPTMANN,
  hutnadel: HUTNADEL,
};
