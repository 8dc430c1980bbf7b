import { expect, test } from 'vitest';
import { routes } from '#contract/routes.ts';
import { coverage } from '#test/support/run/coverage.ts';

const { requirements, unknown } = coverage();
const idsWhere = (is: (requirement: (typeof requirements)[number]) => boolean): string[] =>
  requirements.filter(is).map(({ id }) => id);

test('each requirement and each route has a test that names it', () => {
  expect(requirements.length).toBeGreaterThan(500);
  expect(idsWhere(({ proofs }) => proofs.length === 0)).toEqual([]);
});

test('tests name only requirements and routes that exist', () => {
  expect(unknown).toEqual([]);
});

test('no requirement shares its id with another requirement or a route', () => {
  const ids = requirements.map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test('each route is covered in the quick run by a test that calls it through the gateway', () => {
  const isRoute = (id: string): boolean => id in routes;
  const isCalled = (file: string): boolean => /\.cloud\.|^test\/journeys\//u.test(file);
  expect(
    idsWhere(
      ({ id, proofs }) => isRoute(id) && !proofs.some(({ file, isFull }) => !isFull && isCalled(file)),
    ),
  ).toEqual([]);
});
