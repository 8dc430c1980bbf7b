import { periodText } from './period.ts';
import type { ReportInput } from './report-input.ts';

/** What stands under every figure: unit, dates, source. */
/** Said where payment fees are left out. */
export const NO_FEES = 'Payment fees are left out here; they are among the components and in the plans.';

export const sourceOf = ({ stage, period, reading, prices }: ReportInput, unit = 'US dollars'): string =>
  `Unit: ${unit}. Period: ${periodText(period)}. Source: ${reading.source}, stage ${stage}; ${prices}.`;
