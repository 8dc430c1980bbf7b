import { AI_LINE } from '#contract/ai-line.ts';
import type { Language } from '#contract/catalogue.ts';
import { ToggleField } from './fields.tsx';
import './ai-line-field.css';

interface AiLineFieldProps {
  /** Undefined while unknown. */
  readonly isOn: boolean | undefined;
  readonly onChange: (isOn: boolean) => void;
  readonly language?: Language;
}

/** The switch for the line in a video’s picture that says AI made the video. */
export const AiLineField = ({ isOn, onChange, language = 'en' }: AiLineFieldProps) => (
  <div className="ai-line-field">
    <ToggleField
      label={`Show “${AI_LINE[language]}” in the picture`}
      checked={isOn ?? true}
      isDisabled={isOn === undefined}
      onChange={onChange}
    />
    <p className="ai-line-field__why">
      A small line at the top. Some platforms, and the EU’s AI Act for certain content, ask for a visible
      mark.
    </p>
  </div>
);
