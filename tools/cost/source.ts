import { periodText } from './period.ts';
import type { ReportInput } from './report-input.ts';

/** The line below every figure: its unit, dates and source. */
/** Added to figures that leave out payment fees. */
export const NO_FEES = 'Payment fees are not included here; see the components and the plans.';

export const sourceOf = ({ stage, period, reading, prices }: ReportInput, unit = 'US dollars'): string =>
  `Unit: ${unit}. Period: ${periodText(period)}. Source: ${reading.source}, stage ${stage}; ${prices}.`;
