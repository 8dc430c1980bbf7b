import { BEYOND } from './beyond.ts';
import { GROUNDS } from './grounds/grounds.ts';
import { INTERIORS } from './interiors/interiors.ts';
import { ROOMS } from './rooms.ts';
import { SEASIDE } from './seaside/seaside.ts';
import type { Setting } from './setting.ts';
import { TOWNS } from './towns.ts';
import { WATERS } from './waters.ts';
import { WILD } from './wild.ts';

const SETTINGS = { ...WILD, ...WATERS, ...TOWNS, ...ROOMS, ...INTERIORS, ...GROUNDS, ...SEASIDE, ...BEYOND };
export type SettingName = keyof typeof SETTINGS;

export const settingOf = (name: SettingName): Setting => SETTINGS[name];
export const SETTING_NAMES = Object.keys(SETTINGS).filter((name): name is SettingName => name in SETTINGS);
