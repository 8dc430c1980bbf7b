import type { Table } from '#tools/cost/output/section.ts';
import { nameOf } from '../names.ts';
import type { Drift } from './reconcile.ts';

export const driftTable = (drifts: readonly Drift[]): Table => ({
  name: 'reconciliation',
  title: 'Metered against billed',
  columns: [
    { title: 'component', kind: 'text' },
    { title: 'metered', kind: 'dollars' },
    { title: 'billed', kind: 'dollars' },
    { title: 'drift', kind: 'percent' },
    { title: 'likely reason', kind: 'text' },
  ],
  rows: drifts.map(({ component, metered, billed, drift, reason }) => [
    nameOf(component),
    metered,
    billed,
    drift,
    reason === undefined ? '' : `WARNING: ${reason}`,
  ]),
});
