import type { Subscription } from '#contract/catalogue.ts';
import type { Judgement } from '#contract/moderation.ts';
import type { Draft } from '#contract/script.ts';
import { emptyAccount } from '#functions/domain/credits/credits.ts';
import type { Letter } from '#functions/domain/mail/queued-letter.ts';
import { strictestJudgement } from '#functions/domain/moderation/verdict.ts';
import type { StoryRequest } from '#functions/domain/providers/ports.ts';
import type { IdeaRequest } from '#functions/domain/series/ports.ts';
import type { BeginRunPorts } from '#functions/services/series/begin-run.ts';
import type { WriteScriptPorts } from '#functions/services/series/write-script.ts';
import { ideaStore } from '#functions/store/series/idea-store.ts';
import { runStore } from '#functions/store/series/run-store.ts';
import { seriesStore } from '#functions/store/series/series-store.ts';
import { storyStore } from '#functions/store/stories/story-store.ts';
import type { Table } from '#functions/store/table/table.ts';
import { newId } from '#functions/wiring/clock.ts';
import { always } from '#test/support/moderation/moderators.ts';
import { textModelThat } from '#test/support/series/text-model.ts';

const NEVER = async function* never() {};

/** The writer, the moderator and the account for tests of runs; each field may be changed at any time. */
export class RunWorld {
  now = new Date('2026-03-07T18:30:00.000Z');
  subscription: Subscription = 'ultra';
  credits = 100;
  isSuspended = false;
  /** The model that writes; `null` means the demo writer. */
  model: string | null = 'model';
  write: (request: StoryRequest) => Promise<Draft> = async () => {
    throw new Error('Nobody expected a script.');
  };
  think: (request: IdeaRequest) => Promise<readonly string[]> = async () => [];
  judge: (text: string) => Judgement | undefined = () => undefined;
  readonly letters: Letter[] = [];
  readonly #table: Table;

  constructor(table: Table) {
    this.#table = table;
  }

  ports(): BeginRunPorts & WriteScriptPorts {
    const table = this.#table;
    const clock = () => this.now;
    return {
      series: () => seriesStore(table),
      ideas: () => ideaStore(table),
      runs: () => runStore(table, clock),
      stories: () => storyStore(table, clock),
      outbox: () => ({
        add: async (letter) => {
          const isKnown = this.letters.some(({ kind, once }) => kind === letter.kind && once === letter.once);
          if (!isKnown) this.letters.push(letter);
        },
        due: NEVER,
        take: async () => undefined,
        settle: async () => {},
        remove: async () => {},
      }),
      balances: () => ({
        account: async (ownerId, at) => ({
          ...emptyAccount(ownerId, at),
          subscription: this.subscription,
          grants: [
            { id: 'trial', kind: 'trial', remaining: this.credits, expiresAt: '2027-01-01T00:00:00.000Z' },
          ],
        }),
      }),
      subscriptions: () => ({ subscription: async () => this.subscription }),
      suspensions: () => ({ isSuspended: async () => this.isSuspended, isLeaving: async () => false }),
      writer: () => ({ write: (request) => this.write(request) }),
      writerModel: async () => this.model,
      textModel: textModelThat((request: IdeaRequest) => this.think(request)),
      moderator: () => ({
        judgeTexts: async (texts) => strictestJudgement(texts.map((text) => this.judge(text))),
        judgePicture: async () => undefined,
      }),
      moderationActions: () => always('refuse'),
      budgets: () => {
        throw new Error('Writing costs nothing here.');
      },
      pauses: () => {
        throw new Error('Writing costs nothing here.');
      },
      storySpending: async () => undefined,
      newId,
      now: clock,
    };
  }
}

/** A draft with a script that is long enough. */
export const draftOf = (title: string, content: string): Draft => {
  const half = content.indexOf('. ', content.length / 3) + 1;
  const rest = content.indexOf('. ', half + 1 + (content.length - half) / 2) + 1;
  return {
    title,
    scenes: [content.slice(0, half), content.slice(half, rest), content.slice(rest)].map((narration) => ({
      narration: narration.trim(),
      picture: 'A lighthouse at night.',
    })),
  };
};
