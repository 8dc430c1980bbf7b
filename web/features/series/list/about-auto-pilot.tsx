const STEPS = [
  'You say what the series is about, when its videos are due, and how they look and sound.',
  'Ahead of each time, we write a script that doesn’t repeat earlier ones and make the video.',
  'You approve it, ask for another one, or skip it. Nothing is posted without you.',
] as const;

/** What auto-pilot does. */
export const AboutAutoPilot = () => (
  <ol className="about-auto-pilot">
    {STEPS.map((step, index) => (
      <li key={step} className="about-auto-pilot__step">
        <span className="about-auto-pilot__mark" aria-hidden="true">
          {index + 1}
        </span>
        {step}
      </li>
    ))}
  </ol>
);
