import type { User } from '#contract/schemas/auth.ts';
import { WaitingRuns } from '#web/features/runs/waiting-runs.tsx';
import { SeriesPage } from '#web/features/series/page/series-page.tsx';
import { SeriesScreen } from '#web/features/series/series-screen.tsx';

/** The auto-pilot screen: the runs that are waiting for an answer, and every series. */
export const AutoPilotScreen = ({ user }: { readonly user: User }) => (
  <SeriesScreen user={user} waiting={<WaitingRuns />} />
);

/** The screen of one series. */
export const OneSeriesScreen = () => <SeriesPage Queue={WaitingRuns} />;
