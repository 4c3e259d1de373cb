import { STORE } from '@waypage/content/store';
import { ProductCard, ProductShelf, ProductShelfSkeleton, VisuallyHidden } from '@waypage/ui';
import { useTranslation } from 'react-i18next';
import { useStoreProducts, type StoreProduct } from '#features/store/useStoreProducts.ts';
import { useLocale } from '#services/i18n/useLocale.ts';
import { NewTabNote } from '#components/new-tab-note/NewTabNote.tsx';
import { links } from '#services/links.ts';
import { ProductImage } from './ProductImage.tsx';
import { productView } from './store-view.ts';
import { Message, Shelves, Waiting } from './Store.styles.ts';
import { VisitLink } from './VisitLink.tsx';

export function StoreShelves() {
  const { t } = useTranslation(['store']);
  const shop = useStoreProducts();
  const isFailed = shop.status === 'failed';
  const isEmpty = shop.status === 'loaded' && shop.products.length === 0;
  return (
    <Shelves aria-busy={shop.status === 'loading'}>
      {shop.status === 'loading' && (
        <Waiting>
          <ProductShelfSkeleton count={STORE.fetchLimit} shelves={2} />
        </Waiting>
      )}
      {shop.status === 'loaded' && !isEmpty && <Products products={shop.products} />}
      <Message>
        {shop.status === 'loading' && <VisuallyHidden>{t('store:loading')}</VisuallyHidden>}
        {isEmpty && <p>{t('store:empty')}</p>}
        {isFailed && (
          <p>
            {t('store:failed')} <VisitLink />
          </p>
        )}
      </Message>
    </Shelves>
  );
}

function Products({ products }: { readonly products: readonly StoreProduct[] }) {
  const { t } = useTranslation(['store']);
  const locale = useLocale();
  return (
    <ProductShelf shelves={2} aria-label={t('store:shelf')}>
      {products.map((product) => {
        const { id, name, image, href, ...words } = productView(product, t, locale);
        return (
          <ProductCard
            key={id}
            {...words}
            name={
              <>
                {name}
                <NewTabNote />
              </>
            }
            render={<a href={href} target="_blank" rel="noopener" />}
            oldPriceLabel={t('store:before')}
            picture={image && <ProductImage src={links.image(image)} />}
          />
        );
      })}
    </ProductShelf>
  );
}
