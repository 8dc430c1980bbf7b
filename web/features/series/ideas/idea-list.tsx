import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Language } from '#contract/catalogue.ts';
import type { Idea } from '#contract/schemas/series/ideas.ts';
import { isSessionLost, sentenceOf } from '#web/data/api/api-error.ts';
import { type IdeaChanges, useIdeaChanges } from '#web/data/ideas/ideas.ts';
import { beforeOf } from '#web/data/ideas/order.ts';
import { focusHeading } from '#web/lib/focus-heading.ts';
import { useMessages } from '#web/ui/dialog/messages.tsx';
import { useToast } from '#web/ui/dialog/toast.tsx';
import { EditIdea } from './edit-idea.tsx';
import { IdeaRow } from './idea-row.tsx';

interface IdeaListProps {
  readonly seriesId: string;
  readonly ideas: readonly Idea[];
  readonly language: Language;
}

/** Drops an idea, and offers Undo in a toast. */
const useDrop = (seriesId: string, ideas: readonly Idea[]) => {
  const { remove, restore } = useIdeaChanges(seriesId);
  const { alert } = useMessages();
  const toast = useToast();
  const tell = async (problem: string, error: unknown): Promise<void> => {
    if (!isSessionLost(error)) await alert(`${problem} ${sentenceOf(error)}`);
  };
  return async (idea: Idea): Promise<void> => {
    const after = beforeOf(ideas, idea.id);
    const undo = async (): Promise<void> => {
      focusHeading();
      try {
        await restore.mutateAsync({ idea, after });
        toast({ title: 'Idea restored' });
      } catch (error) {
        await tell('We couldn’t restore the idea.', error);
      }
    };
    try {
      await remove.mutateAsync(idea.id);
      toast({ title: 'Idea dropped', text: idea.text, action: { label: 'Undo', run: () => void undo() } });
    } catch (error) {
      await tell('We couldn’t drop the idea.', error);
    }
  };
};

const buttonIn = (list: HTMLElement | null, id: string, name: string): HTMLButtonElement | null =>
  list?.querySelector(`[data-idea="${id}"] [data-button="${name}"]`) ?? null;

interface Moving {
  readonly ideas: readonly Idea[];
  readonly changes: IdeaChanges;
  readonly list: RefObject<HTMLElement | null>;
}

/** Moves ideas, and says where they are now. The button that moved a row gets the focus back. */
const useMove = ({ ideas, changes, list }: Moving) => {
  const { alert } = useMessages();
  /** The button that was pressed to move a row. */
  const pressedButton = useRef<{ readonly id: string; readonly name: string }>(undefined);
  const [said, setSaid] = useState('');
  // A row loses the focus when its element moves.
  useLayoutEffect(() => {
    const { current: button } = pressedButton;
    if (button === undefined || !ideas.some(({ id }) => id === button.id)) return;
    pressedButton.current = undefined;
    if (document.activeElement === document.body) buttonIn(list.current, button.id, button.name)?.focus();
  }, [pressedButton, ideas, list]);
  const move = (id: string, to: number, pressed?: 'earlier' | 'later'): void => {
    const idea = ideas.find((one) => one.id === id);
    const moved = changes.moveTo(id, to);
    if (moved === undefined) return;
    setSaid(`“${idea?.text ?? ''}” is now number ${to + 1} of ${ideas.length}.`);
    pressedButton.current = pressed && { id, name: pressed };
    moved.catch(async (error: unknown) => {
      if (!isSessionLost(error)) await alert(`We couldn’t move the idea. ${sentenceOf(error)}`);
    });
  };
  return { move, said };
};

/** The row that is being dragged, and the position it is over. */
const useRowDrag = (move: (id: string, to: number) => void) => {
  const [dragged, setDragged] = useState<string>();
  const [over, setOver] = useState<number>();
  const end = (): void => {
    setDragged(undefined);
    setOver(undefined);
  };
  return {
    isOver: (index: number): boolean => dragged !== undefined && over === index,
    /** A row’s drag-and-drop handlers, for dragging it and for dragging or dropping another row onto it. */
    ofRow: (id: string, index: number) => ({
      begin: () => setDragged(id),
      end,
      over: () => setOver(index),
      release: () => {
        if (dragged !== undefined) move(dragged, index);
        end();
      },
      isOn: dragged !== undefined,
    }),
  };
};

/** The ideas in order. Rows can be moved by dragging or with their buttons. */
export const IdeaList = ({ seriesId, ideas, language }: IdeaListProps) => {
  const changes = useIdeaChanges(seriesId);
  const drop = useDrop(seriesId, ideas);
  const list = useRef<HTMLOListElement>(null);
  const [editing, setEditing] = useState<string>();
  const { move, said } = useMove({ ideas, changes, list });
  const drag = useRowDrag(move);
  const buttonOf = (id: string, name: string) => buttonIn(list.current, id, name);
  return (
    <>
      <ol ref={list} className="idea-list" aria-label="Ideas that wait">
        {ideas.map((idea, index) =>
          idea.id === editing ? (
            <li key={idea.id} className="idea-row idea-row--edited">
              <EditIdea
                idea={idea}
                language={language}
                changes={changes}
                onEnd={() => {
                  flushSync(() => setEditing(undefined));
                  buttonOf(idea.id, 'edit')?.focus();
                }}
              />
            </li>
          ) : (
            <IdeaRow
              key={idea.id}
              idea={idea}
              index={index}
              count={ideas.length}
              language={language}
              isDropPlace={drag.isOver(index)}
              onMove={(to, pressed) => move(idea.id, to, pressed)}
              onEdit={() => setEditing(idea.id)}
              onDrop={() => {
                // The row disappears, along with its buttons.
                const next = ideas[index + 1] ?? ideas[index - 1];
                const button = next === undefined ? null : buttonOf(next.id, 'drop');
                if (button === null) focusHeading();
                else button.focus();
                void drop(idea);
              }}
              drag={drag.ofRow(idea.id, index)}
            />
          ),
        )}
      </ol>
      <output className="hidden-visually">{said}</output>
    </>
  );
};
