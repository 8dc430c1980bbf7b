import type { Section } from './output/section.ts';
import type { ReportInput } from './report-input.ts';
import { burnSection } from './sections/burn.ts';
import { daySection } from './sections/by-day.ts';
import { planSection } from './sections/by-plan.ts';
import { routeSection } from './sections/by-route.ts';
import { seriesSection } from './sections/by-series.ts';
import { dataSection } from './sections/data.ts';
import { egressSection } from './sections/egress.ts';
import { fixedSection } from './sections/fixed.ts';
import { forecastSection } from './sections/forecast.ts';
import { liabilitySection } from './sections/liability.ts';
import { videoSection } from './sections/one-video.ts';
import { wasteSection } from './sections/waste.ts';
import { whatIfSection } from './sections/what-if.ts';

const SECTIONS = [
  daySection,
  routeSection,
  videoSection,
  planSection,
  seriesSection,
  egressSection,
  burnSection,
  wasteSection,
  fixedSection,
  forecastSection,
  whatIfSection,
  liabilitySection,
  dataSection,
] as const;

/** Every question and its answer, in order. */
export const sectionsOf = (input: ReportInput): Section[] => SECTIONS.map((section) => section(input));
