import { coverage } from './coverage.ts';

/** Prints each requirement and route with the tests that prove it, with one Markdown table per section. */
const bySection = Map.groupBy(coverage().requirements, ({ section }) => section);
for (const [section, requirements] of bySection) {
  console.log(`\n## ${section}\n\n| id | what | proven by |\n| --- | --- | --- |`);
  for (const { id, text, proofs } of requirements) {
    const tests = proofs.map(({ file, title }) => `\`${file.slice('test/'.length)}\` ${title}`);
    console.log(`| \`${id}\` | ${text} | ${tests.join('<br>')} |`.replaceAll('\n', ' '));
  }
}
