import type { Host } from '../hosts/host.ts';
import { withJsonBody } from '../json-body.ts';
import { findProducts, parseProductsRequest } from './products.ts';

/** `POST /api/qr-products/fetch`, the call behind the store strip. */
export function addProductRoutes(host: Host): void {
  host.post('/api/qr-products/fetch', (context) =>
    withJsonBody(context, parseProductsRequest, (request) =>
      context.json({ result: { items: findProducts(request) } }),
    ),
  );
}
