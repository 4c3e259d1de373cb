// Injected into the pages of the tests only, before any of their scripts.
(() => {
  // The site counts no views of automated browsers.
  Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false });
  let errors;
  try {
    errors = top.recordedErrors ??= [];
  } catch {
    errors = globalThis.recordedErrors ??= [];
  }
  addEventListener(
    'error',
    (event) => {
      const { target } = event;
      const source = target instanceof Element ? (target.src ?? target.href) : undefined;
      errors.push(source === undefined ? `uncaught: ${event.message}` : `not loaded: ${source}`);
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => errors.push(`unhandled: ${reason}`));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    errors.push(`policy: ${violatedDirective} ${blockedURI}`),
  );
  for (const level of ['error', 'warn']) {
    const write = console[level];
    console[level] = (...values) => {
      errors.push(`console ${level}: ${values.join(' ')}`);
      write.apply(console, values);
    };
  }
})();
