/** The least of a Fabric: a tree of nodes that React makes anew at every commit, and events back to it. Nothing is drawn. */

/** What the system tells a view of this kind as soon as it is there. */
const TOLD_AT_ONCE = {
  RNCSafeAreaProvider: [
    'topInsetsChange',
    screen => ({ insets: { top: 24, right: 0, bottom: 24, left: 0 }, frame: { x: 0, y: 0, ...screen } }),
  ],
};

/** Whatever is asked of an object of the natives is in it: by that libraries know one, and leave it as it is. */
const fromNatives = node => new Proxy(node, { has: () => true });

/** What a finger does is answered before anything else. */
const PRIORITY = { topClick: 2 };
const USUAL_PRIORITY = 32;

export class Fabric {
  roots = [];
  #heard = null;
  #told = new Set();
  #screen;
  #later;

  /** `later` runs something in the time of the app. */
  constructor(screen, later) {
    this.#screen = screen;
    this.#later = later;
  }

  /** What the bundle finds as `nativeFabricUIManager`. */
  get binding() {
    const copy = (node, more) => fromNatives({ ...node, ...more });
    const { width, height } = this.#screen;
    const at = [0, 0, width, height];
    const quiet = () => {};
    return {
      createNode: (tag, view, _, props, handle) => fromNatives({ tag, view, props: props ?? {}, handle, children: [] }),
      cloneNode: node => copy(node, { children: [...node.children] }),
      cloneNodeWithNewChildren: (node, children = []) => copy(node, { children: [...children] }),
      cloneNodeWithNewProps: (node, props) => copy(node, { props: { ...node.props, ...props }, children: [...node.children] }),
      cloneNodeWithNewChildrenAndProps: (node, children, props) =>
        Array.isArray(children)
          ? copy(node, { props: { ...node.props, ...props }, children: [...children] })
          : copy(node, { props: { ...node.props, ...children }, children: [] }),
      createChildSet: () => [],
      appendChild: (parent, child) => {
        parent.children.push(child);
        return parent;
      },
      appendChildToSet: (set, child) => void set.push(child),
      completeRoot: (_, set) => {
        this.roots = set;
        this.#later(() => this.#tellNews());
      },
      registerEventHandler: handler => (this.#heard = handler),
      measure: (_, tell) => this.#later(() => tell(...at, 0, 0)),
      measureInWindow: (_, tell) => this.#later(() => tell(...at)),
      measureLayout: (_, from, fail, tell) => this.#later(() => tell(...at)),
      getBoundingClientRect: () => at,
      findShadowNodeByTag_DEPRECATED: tag => this.find(node => node.tag === tag) ?? null,
      findNodeAtPoint: quiet,
      compareDocumentPosition: () => 0,
      configureNextLayoutAnimation: quiet,
      sendAccessibilityEvent: quiet,
      setNativeProps: quiet,
      dispatchCommand: quiet,
      setIsJSResponder: quiet,
      unstable_DefaultEventPriority: USUAL_PRIORITY,
      unstable_DiscreteEventPriority: 2,
      unstable_ContinuousEventPriority: 8,
      unstable_IdleEventPriority: 268435456,
      unstable_getCurrentEventPriority: () => this.#priority,
    };
  }

  #priority = USUAL_PRIORITY;

  tell(node, event, payload = {}) {
    this.#priority = PRIORITY[event] ?? USUAL_PRIORITY;
    this.#heard(node.handle, event, { target: node.tag, ...payload });
    this.#priority = USUAL_PRIORITY;
  }

  #tellNews() {
    for (const node of this.nodes()) {
      if (this.#told.has(node.tag)) continue;
      this.#told.add(node.tag);
      const [event, payload] = TOLD_AT_ONCE[node.view] ?? [];
      if (event !== undefined) this.tell(node, event, payload(this.#screen));
      if (node.props.onLayout) this.tell(node, 'topLayout', { layout: { x: 0, y: 0, ...this.#screen } });
    }
  }

  *nodes(list = this.roots) {
    for (const node of list) {
      yield node;
      yield* this.nodes(node.children);
    }
  }

  /** The last one in reading order: what lies on top. */
  find(fits) {
    let found;
    for (const node of this.nodes()) if (fits(node)) found = node;
    return found;
  }
}

export const textIn = node => (node.props.text ?? '') + node.children.map(textIn).join('');
