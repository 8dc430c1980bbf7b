/** Decodes a form such as `items[0][price]=x&metadata[plan]=y` into objects and lists. */
export type FormValue = string | FormValue[] | { [name: string]: FormValue };

class Branch {
  readonly children = new Map<string, Branch | string>();

  branch(name: string): Branch {
    const known = this.children.get(name);
    if (known instanceof Branch) return known;
    const made = new Branch();
    this.children.set(name, made);
    return made;
  }

  toValue(): FormValue {
    const entries = [...this.children].map(
      ([name, child]) => [name, child instanceof Branch ? child.toValue() : child] as const,
    );
    const isList = entries.length > 0 && entries.every(([name], index) => name === String(index));
    return isList ? entries.map(([, value]) => value) : Object.fromEntries(entries);
  }
}

export function decodeForm(form: URLSearchParams): Record<string, FormValue> {
  const root = new Branch();
  for (const [path, value] of form) {
    const [name = '', ...inner] = path.split('[').map((part) => part.replace(/\]$/u, ''));
    let branch = root;
    let last = name;
    for (const part of inner) {
      branch = branch.branch(last);
      last = part === '' ? String(branch.children.size) : part;
    }
    branch.children.set(last, value);
  }
  const decoded = root.toValue();
  return typeof decoded === 'object' && !Array.isArray(decoded) ? decoded : {};
}
