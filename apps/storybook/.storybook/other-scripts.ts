/**
 * Shows stories in another script: replaces each word by one of that script, of about the same length. Numbers, URLs
 * and codes stay. For layout checks only: it does not translate.
 */
const lexicons = {
  ar: [
    'في',
    'من',
    'كود',
    'صفحة',
    'طباعة',
    'الرابط',
    'العنوان',
    'البطاقات',
    'المستخدمون',
    'الاستبيانات',
  ],
  he: ['של', 'את', 'קוד', 'דף', 'הדפס', 'קישור', 'כתובת', 'כרטיסים', 'משתמשים', 'התקנות'],
} as const;

export type OtherScript = keyof typeof lexicons;

export const isOtherScript = (language: string): language is OtherScript => language in lexicons;

const attributes = ['placeholder', 'aria-label', 'title', 'alt'] as const;
const UNTRANSLATED = 'script, style, code, pre, svg text, [translate="no"]';
/** Words in Latin letters that are not part of a URL. */
const WORD = /(?<![\p{L}\d@./:#-])\p{Script=Latin}[\p{Script=Latin}'’]*(?![\d@/:]|\.\p{L}|-?\d)/gu;

const originals = new WeakMap<Node, string>();
let current: OtherScript | undefined;
let observer: MutationObserver | undefined;

function replaceWords(text: string, script: OtherScript): string {
  const lexicon = lexicons[script];
  return text.replace(WORD, (word) => {
    const index = Math.min(word.length, lexicon.length) - 1;
    return lexicon[index] ?? word;
  });
}

function show(node: Text | Attr, script: OtherScript | undefined): void {
  const text = node.nodeValue ?? '';
  if (script) {
    const replaced = replaceWords(text, script);
    if (replaced === text) return;
    originals.set(node, text);
    node.nodeValue = replaced;
  } else {
    const original = originals.get(node);
    if (original !== undefined) node.nodeValue = original;
    originals.delete(node);
  }
}

function showAll(root: Node, script: OtherScript | undefined): void {
  if (root instanceof Text) {
    if (!root.parentElement?.closest(UNTRANSLATED)) show(root, script);
    return;
  }
  if (!(root instanceof Element) || root.matches(UNTRANSLATED)) return;
  for (const name of attributes) {
    const attribute = root.getAttributeNode(name);
    if (attribute) show(attribute, script);
  }
  for (const child of root.childNodes) showAll(child, script);
}

/** Shows the content of the document, also what is added later, in a script; undefined: restores it. */
export function showScript(script: OtherScript | undefined): void {
  if (script === current) return;
  observer?.disconnect();
  // Restores the original before switching to another script.
  if (current) showAll(document.body, undefined);
  current = script;
  if (!script) return;
  showAll(document.body, script);
  observer = new MutationObserver((changes) => {
    for (const { target, type, addedNodes, attributeName } of changes) {
      if (type === 'childList') for (const node of addedNodes) showAll(node, script);
      else if (type === 'characterData') showAll(target, script);
      else if (target instanceof Element && attributeName) {
        const attribute = target.getAttributeNode(attributeName);
        if (attribute) show(attribute, script);
      }
    }
  });
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: [...attributes],
  });
}
