import { useEffect, useRef, useState } from 'react';
import { type Bar, barName, formatDay } from '#web/data/videos/analytics.ts';
import { formatNumber } from '#web/lib/format.ts';
import { namedBars, numberedBars, ticksFor } from './scale.ts';
import './bar-chart.css';

export type Measure = 'plays' | 'completions' | 'shares' | 'downloads';

export interface BarSeries {
  readonly measure: Measure;
  readonly name: string;
}

interface BarChartProps {
  readonly bars: readonly Bar[];
  /**
   * Their bars are drawn on top of one another from the same baseline; the first has the widest bars and shows the
   * numbers.
   */
  readonly series: readonly [BarSeries, ...BarSeries[]];
  /** Pixels. */
  readonly height: number;
}

/** Pixels. */
const TOP = 24;
const FOOT = 28;
const DIGIT = 9;
const GAP = 10;
const NAME = 76;
const NUMBER = 34;
const WIDEST_BAR = 44;
const HALF_NAME = 26;

/** The element's width in pixels; 0 until measured. */
const useWidth = () => {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (ref.current === null) return undefined;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
};

const wordsOf = (bar: Bar, series: readonly BarSeries[]): string =>
  `${barName(bar)}: ${series.map(({ measure, name }) => `${name} ${formatNumber(bar[measure])}`).join(', ')}`;

interface AxisProps {
  readonly ticks: readonly number[];
  /** Where the lines across the chart start and end, in pixels. */
  readonly left: number;
  readonly width: number;
  readonly y: (value: number) => number;
}

/** A line across the chart at each tick, with its number. */
const Axis = ({ ticks, left, width, y }: AxisProps) =>
  ticks.map((tick) => (
    <g key={tick}>
      <line className="bar-chart__line" x1={left} x2={width} y1={y(tick)} y2={y(tick)} />
      <text className="bar-chart__tick" x={left - GAP} y={y(tick)} dy="0.32em" textAnchor="end">
        {formatNumber(tick)}
      </text>
    </g>
  ));

const Drawing = ({ bars, series, height, width }: BarChartProps & { readonly width: number }) => {
  const [lead] = series;
  const ticks = ticksFor(Math.max(...series.flatMap(({ measure }) => bars.map((bar) => bar[measure]))));
  const top = ticks.at(-1) ?? 1;
  const left = formatNumber(top).length * DIGIT + GAP;
  const ground = height - FOOT;
  const y = (value: number): number => ground - (value / top) * (ground - TOP);
  const band = (width - left) / bars.length;
  const middle = (index: number): number => left + band * (index + 0.5);
  const named = namedBars(bars.length, Math.floor((width - left) / NAME));
  const numbered = numberedBars(
    bars.map((bar) => bar[lead.measure]),
    Math.floor((width - left) / NUMBER),
  );
  return (
    <svg className="bar-chart__drawing" width={width} height={height} aria-hidden="true" focusable="false">
      <Axis ticks={ticks} left={left} width={width} y={y} />
      {bars.map((bar, index) => (
        <g key={bar.to}>
          <title>{wordsOf(bar, series)}</title>
          <rect x={left + band * index} y={0} width={band} height={ground} fill="transparent" />
          {series.map(({ measure }, depth) => {
            const wide = Math.min(WIDEST_BAR, band * 0.72) / (depth + 1);
            return (
              <rect
                key={measure}
                className={`bar-chart__bar bar-chart__bar--${measure}`}
                x={middle(index) - wide / 2}
                y={y(bar[measure])}
                width={wide}
                height={ground - y(bar[measure])}
              />
            );
          })}
          {numbered.has(index) && bar[lead.measure] > 0 ? (
            <text
              className="bar-chart__number"
              x={Math.min(middle(index), width - (formatNumber(bar[lead.measure]).length * DIGIT) / 2)}
              y={y(bar[lead.measure]) - 7}
              textAnchor="middle"
            >
              {formatNumber(bar[lead.measure])}
            </text>
          ) : null}
          {named.has(index) ? (
            <text
              className="bar-chart__tick"
              x={Math.min(middle(index), width - HALF_NAME)}
              y={height - 6}
              textAnchor="middle"
            >
              {formatDay(bar.to)}
            </text>
          ) : null}
        </g>
      ))}
    </svg>
  );
};

/** A bar for each day or week, drawn at its final size, with an axis and with numbers on selected bars. */
export const BarChart = (props: BarChartProps) => {
  const { ref, width } = useWidth();
  return (
    <div ref={ref} className="bar-chart" style={{ height: props.height }}>
      {width > 0 && props.bars.length > 0 ? <Drawing {...props} width={width} /> : null}
    </div>
  );
};
