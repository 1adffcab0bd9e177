/** Markup -> a tree, at a cost that follows its length: what real pages never reach (depth, number of elements, length of a name) is bounded while parsing. */
import { type CheerioAPI, load } from "cheerio/slim";
import { Document, Element } from "domhandler";
import { DomHandler, Parser } from "htmlparser2";

/** Selectors and walks recurse, and a closing tag is looked for among all open ones. Browsers stop at 512; real pages reach 40. */
const MAX_DEPTH = 256;
/** Every selector looks at every element; real pages have a few thousand. */
const MAX_ELEMENTS = 60_000;
/** Signs of a class, an id and the like. They are asked for by every child of their element, so their length counts often. */
const MAX_NAME = 2_000;
/** Of addresses. Longer ones lead nowhere. */
const MAX_ADDRESS = 4_000;
const NAMES = ["class", "id", "role", "itemprop", "itemtype", "data-testid", "data-test"] as const;
const ADDRESSES = ["href", "src"] as const;

/** Builds the tree, knows how deep it stands, and leaves out what no reader asks for. */
class Builder extends DomHandler {
  elements = 0;

  get depth(): number {
    return this.tagStack.length - 1;
  }

  override onopentag(name: string, attribs: Record<string, string>): void {
    this.elements++;
    for (const key of NAMES) {
      const value = attribs[key];
      if (value !== undefined && value.length > MAX_NAME) attribs[key] = value.slice(0, MAX_NAME);
    }
    for (const key of ADDRESSES) if ((attribs[key]?.length ?? 0) > MAX_ADDRESS) delete attribs[key];
    super.onopentag(name, attribs);
  }

  /** A comment parts two texts and is nothing itself. */
  override oncomment(): void {
    this.lastNode = null;
  }

  override onprocessinginstruction(): void {
    this.lastNode = null;
  }
}

/** Nothing nests in these; passed over, their text would be text of the page. */
const RAW: ReadonlySet<string> = new Set(["script", "style", "title", "textarea", "xmp"]);
/** The parser keeps these on a list that only their own closing tags shorten. */
const FOREIGN: ReadonlySet<string> = new Set(
  "svg math mi mo mn ms mtext annotation-xml foreignobject desc title".split(" "),
);
const MAX_FOREIGN = 2_000;

/** Passes over the tags of elements that stand too deep; their text belongs to the element that is open. Ends at the last element allowed. */
class BoundedParser extends Parser {
  private readonly builder: Builder;
  private readonly html: string;
  private passing = false;
  private foreign = 0;
  /** Names of elements passed over and not yet closed. */
  private readonly passed = new Map<string, number>();

  constructor(builder: Builder, html: string) {
    super(builder, { xmlMode: false, decodeEntities: true, recognizeSelfClosing: false });
    this.builder = builder;
    this.html = html;
  }

  private nameAt(start: number, end: number): string {
    return this.html.slice(start, end).toLowerCase();
  }

  override onopentagname(start: number, end: number): void {
    const name = this.nameAt(start, end);
    const full = this.builder.depth >= MAX_DEPTH;
    const deep = full && !RAW.has(name);
    // Whoever closes an element closes what was passed over inside it.
    if (!full) this.passed.clear();
    if (this.builder.elements >= MAX_ELEMENTS) this.pause();
    this.passing = deep || (FOREIGN.has(name) && this.foreign >= MAX_FOREIGN);
    if (deep) this.passed.set(name, (this.passed.get(name) ?? 0) + 1);
    if (this.passing) return;
    if (FOREIGN.has(name)) this.foreign++;
    super.onopentagname(start, end);
  }

  override onclosetag(start: number, end: number): void {
    const name = this.nameAt(start, end);
    const passed = this.builder.depth >= MAX_DEPTH ? (this.passed.get(name) ?? 0) : 0;
    if (passed > 0) {
      this.passed.set(name, passed - 1);
      return;
    }
    if (this.builder.elements >= MAX_ELEMENTS) this.pause();
    if (FOREIGN.has(name)) this.foreign = Math.max(0, this.foreign - 1);
    super.onclosetag(start, end);
  }

  override onopentagend(end: number): void {
    if (!this.passing) super.onopentagend(end);
    this.passing = false;
  }

  override onselfclosingtag(end: number): void {
    if (!this.passing) super.onselfclosingtag(end);
    this.passing = false;
  }

  override onattribname(start: number, end: number): void {
    if (!this.passing) super.onattribname(start, end);
  }

  override onattribdata(start: number, end: number): void {
    if (!this.passing) super.onattribdata(start, end);
  }

  override onattribentity(codepoint: number): void {
    if (!this.passing) super.onattribentity(codepoint);
  }

  override onattribend(...given: Parameters<Parser["onattribend"]>): void {
    if (!this.passing) super.onattribend(...given);
  }
}

/** The tree of a page or a fragment, below one root element: selectors compare every pair of top-level nodes. */
export function parseMarkup(html: string): CheerioAPI {
  const builder = new Builder();
  new BoundedParser(builder, html).end(html);
  const root = new Element("page", {}, builder.root.children);
  for (const child of root.children) child.parent = root;
  const document = new Document([root]);
  root.parent = document;
  return load(document);
}
