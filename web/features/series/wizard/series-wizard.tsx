import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { type ChangeForm, problemsOf, type SeriesForm } from '#web/data/series/series-form.ts';
import { ActionButton } from '#web/ui/actions/action-button.tsx';
import { DialogBody, DialogFooter, DialogFrame } from '#web/ui/dialog/dialog.tsx';
import { Icon } from '#web/ui/page/icons.tsx';
import { StepHeading } from '#web/ui/page/step-heading.tsx';
import { Steps } from '#web/ui/page/steps.tsx';
import { AboutStep } from './about-step.tsx';
import { FirstIdeas } from './first-ideas.tsx';
import { SayStep } from './say-step.tsx';
import { StyleStep } from './style-step.tsx';
import type { IdeaSuggestions } from './use-suggestions.ts';
import { WhenStep } from './when-step.tsx';
import './series-wizard.css';

const STEPS = ['About', 'Style', 'When', 'Your say'] as const;
const HEADINGS = [
  'What your series is about',
  'How it sounds and looks',
  'When its videos are due',
  'What you decide, and the first ideas',
] as const;
const LAST = STEPS.length - 1;
const INVALID = '[aria-invalid="true"], button[data-invalid], [data-invalid] input';

interface SeriesWizardProps {
  readonly title: string;
  readonly form: SeriesForm;
  readonly change: ChangeForm;
  readonly step: number;
  readonly onStep: (step: number) => void;
  /** A message shown above the fields, for example about what went wrong. */
  readonly note?: ReactNode;
  /** What happens to a first video that should already have been started; undefined while the series is paused. */
  readonly lateWords?: string | undefined;
  /** For a new series: its first ideas, in the last step. */
  readonly suggestions?: IdeaSuggestions;
  readonly finish: {
    readonly label: string;
    readonly busyText: string;
    readonly isBusy: boolean;
    /** Whether every step has the final button, not just the last step. */
    readonly isAlways?: boolean;
    readonly run: () => void;
  };
  readonly onClose: () => void;
}

/** Moves between the steps, and returns to the first step with a problem instead of finishing. */
const useSteps = ({
  form,
  step,
  onStep,
  finish,
}: Pick<SeriesWizardProps, 'form' | 'step' | 'onStep' | 'finish'>) => {
  const fields = useRef<HTMLFormElement>(null);
  const [hasMoved, setMoved] = useState(false);
  /** The step that the creator couldn’t leave, and how many times they have tried. */
  const [tried, setTried] = useState<{ readonly step: number; readonly times: number }>();
  const problems = tried?.step === step ? problemsOf(form, step) : {};
  useEffect(() => {
    if (tried !== undefined) fields.current?.querySelector<HTMLElement>(INVALID)?.focus();
  }, [tried]);

  const goTo = (next: number): void => {
    setMoved(true);
    setTried(undefined);
    onStep(next);
  };
  const isWrong = (one: number): boolean => Object.keys(problemsOf(form, one)).length > 0;
  const refuse = (wrong: number): void => {
    if (wrong !== step) goTo(wrong);
    setTried((before) => ({ step: wrong, times: (before?.times ?? 0) + 1 }));
  };
  const next = (): void => {
    if (isWrong(step)) refuse(step);
    else goTo(step + 1);
  };
  const end = (): void => {
    const wrong = STEPS.findIndex((_, one) => isWrong(one));
    if (wrong === -1) finish.run();
    else refuse(wrong);
  };
  return { fields, problems, isHeadingFocused: hasMoved && tried === undefined, goTo, next, end };
};

interface WizardFooterProps extends Pick<SeriesWizardProps, 'step' | 'finish' | 'onClose'> {
  readonly formId: string;
  readonly onBack: () => void;
  readonly onEnd: () => void;
}

const WizardFooter = ({ step, finish, formId, onBack, onEnd, onClose }: WizardFooterProps) => {
  const isLast = step === LAST;
  return (
    <DialogFooter>
      {step === 0 ? (
        <ActionButton look="quiet" onClick={onClose}>
          Cancel
        </ActionButton>
      ) : (
        <ActionButton look="quiet" onClick={onBack}>
          <Icon name="back" />
          Back
        </ActionButton>
      )}
      {isLast ? null : (
        <ActionButton look={finish.isAlways === true ? 'plain' : 'primary'} type="submit" form={formId}>
          Next
        </ActionButton>
      )}
      {isLast || finish.isAlways === true ? (
        <ActionButton look="primary" isBusy={finish.isBusy} busyText={finish.busyText} onClick={onEnd}>
          {finish.label}
        </ActionButton>
      ) : null}
    </DialogFooter>
  );
};

/** The four steps for setting up or changing a series. */
export const SeriesWizard = ({
  title,
  form,
  change,
  step,
  onStep,
  note,
  lateWords,
  suggestions,
  finish,
  onClose,
}: SeriesWizardProps) => {
  const formId = useId();
  const { fields, problems, isHeadingFocused, goTo, next, end } = useSteps({ form, step, onStep, finish });
  const props = { form, change, problems };
  const isLast = step === LAST;
  const isNew = suggestions !== undefined;
  return (
    <DialogFrame title={title} size="wide" onClose={onClose}>
      <Steps names={STEPS} current={step} />
      <DialogBody>
        <StepHeading key={step} isFocused={isHeadingFocused}>
          {isLast && !isNew ? 'What you decide' : HEADINGS[step]}
        </StepHeading>
        <form
          ref={fields}
          id={formId}
          className="series-wizard"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (isLast) end();
            else next();
          }}
        >
          {note}
          {step === 0 ? <AboutStep {...props} /> : null}
          {step === 1 ? <StyleStep {...props} /> : null}
          {step === 2 ? <WhenStep {...props} isNew={isNew} lateWords={lateWords} /> : null}
          {isLast ? (
            <SayStep {...props} ideas={suggestions && <FirstIdeas {...props} suggestions={suggestions} />} />
          ) : null}
        </form>
      </DialogBody>
      <WizardFooter
        step={step}
        finish={finish}
        formId={formId}
        onBack={() => goTo(step - 1)}
        onEnd={end}
        onClose={onClose}
      />
    </DialogFrame>
  );
};
