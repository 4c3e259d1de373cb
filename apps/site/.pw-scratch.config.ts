import base from './playwright.config.ts';
export default { ...base, webServer: [], retries: 0, workers: 2, timeout: 60000, projects: [{ name: 'site' }] };
