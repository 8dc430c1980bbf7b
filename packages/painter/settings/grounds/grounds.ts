import type { Setting } from '#painter/settings/setting.ts';
import { aspens } from './aspens.ts';
import { courtyard, palace } from './courts.ts';
import { garden } from './garden.ts';
import { goldenGround } from './golden-ground.ts';
import { oldStreet, townHall } from './old-street.ts';
import { golf, launchSite, river } from './open-grounds.ts';
import { roofs } from './roofs.ts';
import { station } from './station.ts';

export const GROUNDS = {
  aspens,
  palace,
  courtyard,
  garden,
  'old-town': oldStreet,
  'town-hall': townHall,
  golf,
  roofs,
  station,
  'launch-site': launchSite,
  river,
  'golden-ground': goldenGround,
} as const satisfies Record<string, Setting>;
