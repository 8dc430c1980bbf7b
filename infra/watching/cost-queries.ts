/** Saved Athena SQL queries on the cost lines, for finance. A line may arrive up to a quarter of an hour late. */

interface CostQuery {
  readonly id: string;
  readonly title: string;
  readonly sql: (table: string) => string;
}

const ITEMS = 'CROSS JOIN UNNEST(cost.items) AS item (component, sku, model, quantity, unit, pico, price)';
const USD = 'sum(CAST(pico AS DECIMAL(38, 0))) / 1e12';
const LAST_30_DAYS = "day >= date_format(current_date - INTERVAL '30' DAY, '%Y-%m-%d')";

export const COST_QUERIES: readonly CostQuery[] = [
  {
    id: 'PerRoute',
    title: 'Cost per route or step, last 30 days',
    sql: (table) => `WITH line AS (
  SELECT coalesce(cost.route, cost.step) AS what, cost.request_id AS request, ${USD} AS usd
  FROM ${table} ${ITEMS}
  WHERE ${LAST_30_DAYS}
  GROUP BY 1, 2
)
SELECT what, count(*) AS lines, sum(usd) AS usd, approx_percentile(usd, 0.5) AS p50_usd, approx_percentile(usd, 0.95) AS p95_usd
FROM line GROUP BY what ORDER BY usd DESC`,
  },
  {
    id: 'PerVideo',
    title: 'Cost per video by component, last 30 days',
    sql: (table) => `SELECT cost.video AS video, max(cost.attempt) AS attempts, component, ${USD} AS usd
FROM ${table} ${ITEMS}
WHERE ${LAST_30_DAYS} AND cost.video IS NOT NULL
GROUP BY cost.video, component ORDER BY video DESC, usd DESC`,
  },
  {
    id: 'PerSeries',
    title: 'Cost per series and run, last 30 days',
    sql: (table) => `SELECT cost.series AS series, cost.run AS run, ${USD} AS usd
FROM ${table} ${ITEMS}
WHERE ${LAST_30_DAYS} AND cost.series IS NOT NULL
GROUP BY cost.series, cost.run ORDER BY series, run`,
  },
];
