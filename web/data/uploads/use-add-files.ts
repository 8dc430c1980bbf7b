import { useQueryClient } from '@tanstack/react-query';
import type { UploadKind } from '#contract/catalogue.ts';
import { sentenceOf } from '#web/data/api/api-error.ts';
import { formatSize } from '#web/lib/format.ts';
import { examineFile } from './examine-file.ts';
import { readBytesLeft } from './uploads.ts';
import { useUploadQueue } from './use-upload-queue.ts';

interface Wanted {
  readonly scope: string;
  readonly kinds: readonly UploadKind[];
  readonly isMany: boolean;
  /** Whether the creator said that they have the rights to any sounds among the files. */
  readonly hasRights: boolean;
}

const doesNotFit = ({ size }: File, left: number): string =>
  `This file has ${formatSize(size)}, and ${left === 0 ? 'nothing' : `only ${formatSize(left)}`} is left of your storage. Delete files you no longer need, or choose a bigger plan.`;

/**
 * Checks chosen files one by one: usable files are queued, and the rest are shown with what is wrong with
 * them. `to` can name a control other than `scope`.
 */
export const useAddFiles = ({ scope, kinds, isMany, hasRights }: Wanted) => {
  const queries = useQueryClient();
  const { queue } = useUploadQueue(scope);
  return async (files: readonly File[], to = scope): Promise<void> => {
    const [first, ...others] = files;
    if (first === undefined) return;
    const waiting = queue.items().filter(({ stage }) => stage === 'waiting');
    const room = await readBytesLeft(queries);
    let left = room && waiting.reduce((rest, { bytes }) => Math.max(0, rest - bytes), room);
    for (const file of isMany ? files : [first]) {
      try {
        const examined = await examineFile(file, kinds);
        if (left !== undefined && file.size > left) throw new Error(doesNotFit(file, left));
        if (left !== undefined) left -= file.size;
        queue.add(to, { file, ...examined, rights: hasRights && examined.kind === 'sound' });
      } catch (error) {
        queue.refuse(to, file, sentenceOf(error));
      }
    }
    if (isMany) return;
    for (const file of others) queue.refuse(to, file, 'Only one file fits here, so this one wasn’t taken.');
  };
};
