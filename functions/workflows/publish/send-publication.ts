import { z } from 'zod';
import { type SendPorts, sendPublication as send } from '#functions/services/publishing/send-publication.ts';
import { type ToldPorts, tellAgain, telling } from '#functions/services/publishing/tell-of-posts.ts';

/** A publication, and the execution that sends it. */
const Input = z
  .object({ job: z.object({ ownerId: z.string(), publicationId: z.string() }), execution: z.string() })
  .transform(({ job, execution }) => ({ ...job, by: execution }));

/** The longest that an execution waits for its next step; TendDue starts another execution for anything later. */
const WAITS_MOST_S = 120;

/** Advances a publication as far as one call can, and returns whether this execution continues. */
export const sendPublicationStep = (ports: SendPorts & ToldPorts) => ({
  name: 'SendPublication',
  input: Input,
  run: async (input: z.output<typeof Input>) => {
    const { ownerId, publicationId } = input;
    const next = await send(telling(ports), input);
    if (next === undefined) await tellAgain(ports, input);
    const seconds = next === undefined ? 0 : Math.ceil((next.getTime() - ports.now().getTime()) / 1000);
    const goesOn = next !== undefined && seconds <= WAITS_MOST_S;
    return {
      job: { ownerId, publicationId },
      next: goesOn ? 'wait' : 'done',
      seconds: Math.max(1, seconds),
    };
  },
});
