import { RANGES, type Range } from '#contract/schemas/analytics.ts';
import { PERIODS } from '#web/data/analytics/analytics.ts';
import { Segments } from '#web/ui/actions/segments.tsx';

interface RangeChoiceProps {
  readonly chosen: Range;
  readonly onChoose: (range: Range) => void;
}

const CHOICES = RANGES.map((range) => ({
  value: range,
  label: (
    <>
      {range}
      <span className="hidden-visually">, {PERIODS[range].now}</span>
    </>
  ),
}));

/** Chooses the date range. */
export const RangeChoice = (props: RangeChoiceProps) => (
  <Segments legend="Date range" isLegendHidden choices={CHOICES} {...props} />
);
