import { expect, it } from 'vitest';

import { localEnvironment } from './local-environment.ts';

it('names the local servers where nothing else is named', () => {
  expect(localEnvironment({}).variables).toMatchObject({
    VITE_MARKETING_HOST: 'http://localhost:4173',
    VITE_APP_HOST: 'http://localhost:4174',
    VITE_QR_GENERATOR_HOST: 'http://localhost:4175',
    VITE_STUDIO_HOST: 'http://localhost:4176',
    VITE_SHOP_URL: 'http://localhost:4174/shop',
    VITE_SHORT_URL_HOST: 'https://waypage.example',
    SITE_ORIGINS: 'http://localhost:4173',
    APP_HOST_PORT: '4174',
  });
});

it('follows a moved port', () => {
  const { variables } = localEnvironment({ APP_HOST_PORT: '5000' });
  expect(variables).toMatchObject({
    VITE_APP_HOST: 'http://localhost:5000',
    VITE_SHOP_URL: 'http://localhost:5000/shop',
    APP_HOST_PORT: '5000',
  });
});

it('lets the environment win, and keeps what it does not know', () => {
  const { variables } = localEnvironment({
    VITE_APP_HOST: 'https://app.waypage.example',
    VITE_STUDIO_HOST: '',
    HOME: '/home/visitor',
  });
  expect(variables['VITE_APP_HOST']).toBe('https://app.waypage.example');
  expect(variables['VITE_STUDIO_HOST']).toBe('http://localhost:4176');
  expect(variables['HOME']).toBe('/home/visitor');
});

it('opens the site on the port of the development server when asked to', () => {
  expect(localEnvironment({}, 5173).variables).toMatchObject({
    VITE_MARKETING_HOST: 'http://localhost:5173',
    SITE_ORIGINS: 'http://localhost:5173',
    SITE_PORT: '4173',
  });
});
