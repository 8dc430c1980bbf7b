/** Titles that attempt injection: markup, SQL, templates. */
export const HOSTILE_TITLES = [
  '=cmd()',
  '"><img src=x onerror="document.title=1">',
  "'; DROP TABLE films; -- ${7*7} {{7*7}}",
  'fox\u202Egpj.exe',
  'l'.repeat(300),
  '🦊👩‍👩‍👧‍👦 e\u0301'.repeat(12),
  'الفنار الأخير',
] as const;
