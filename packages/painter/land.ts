import type { Land } from './canvas/palettes.ts';
import type { SettingName } from './settings/settings.ts';
import { settingOf } from './settings/settings.ts';

const LANDS: readonly (readonly [Land, readonly SettingName[]])[] = [
  [
    'grass',
    [
      'forest',
      'jungle',
      'field',
      'swamp',
      'village',
      'mountains',
      'graveyard',
      'aspens',
      'battlefield',
      'sky',
      'golf',
    ],
  ],
  ['sand', ['desert', 'ruin', 'beach']],
  ['snow', ['snow', 'icy-bay', 'cold-shore']],
  ['water', ['coast', 'garden', 'falls', 'cliff', 'wrecked-shore']],
];

/** What the land of a place is made of. */
export const landOf = (name: SettingName): Land =>
  LANDS.find(([, names]) => names.includes(name))?.[0] ??
  (settingOf(name).surface === 'water' ? 'water' : 'stone');
