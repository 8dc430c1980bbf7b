import { expect, it } from 'vitest';
import { anchorOf } from '#web/features/settings/section.tsx';
import { sectionsFor } from '#web/features/settings/settings-index.tsx';

it('the index of Settings lists the sections that exist', () => {
  const everything = sectionsFor({ hasPassword: true, hasConnections: true, hasModels: true });
  expect(everything).toHaveLength(12);
  const least = sectionsFor({ hasPassword: false, hasConnections: false, hasModels: false });
  expect(everything.filter((title) => !least.includes(title))).toEqual([
    'Password',
    'Two-Step Sign-In',
    'Connections',
    'Models',
  ]);
});

it('each link in the index is named after its section', () =>
  expect(anchorOf('Two-Step Sign-In')).toBe('two-step-sign-in'));
