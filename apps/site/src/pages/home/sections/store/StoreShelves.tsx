import { STORE } from '@waypage/content/store';
import { ArrowUpRightIcon, ProductCard, ProductShelf, TextLink, VisuallyHidden } from '@waypage/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NewTabNote } from '#components/screen-reader-text/ScreenReaderText.tsx';
import { useStoreProducts, type StoreProduct } from '#features/store/useStoreProducts.ts';
import { links } from '#services/hosts.ts';
import { useLocale } from '#services/i18n/useLocale.ts';
import { useLinks } from '#services/useLinks.ts';
import { productView } from './store-view.ts';
import { Message, Shelves, Waiting } from './Store.styles.ts';

export function VisitLink() {
  const { t } = useTranslation(['store']);
  return (
    <TextLink
      href={useLinks().storefront()}
      target="_blank"
      rel="noopener"
      iconEnd={<ArrowUpRightIcon size={16} />}
    >
      {t('store:visit')}
      <NewTabNote />
    </TextLink>
  );
}

function ProductImage({ src }: { readonly src: string | undefined }) {
  const [hasFailed, setFailed] = useState(false);
  if (src === undefined || hasFailed) return null;
  return (
    <img
      src={src}
      // The label below has the name.
      alt=""
      width={300}
      height={240}
      loading="lazy"
      decoding="async"
      onError={() => setFailed(true)}
    />
  );
}

export function StoreShelves() {
  const { t } = useTranslation(['store']);
  const shop = useStoreProducts();
  const isEmpty = shop.status === 'loaded' && shop.products.length === 0;
  return (
    <Shelves aria-busy={shop.status === 'loading'}>
      {shop.status === 'loading' && <Waiting count={STORE.fetchLimit} shelves={2} />}
      {shop.status === 'loaded' && !isEmpty && <Products products={shop.products} />}
      <Message>
        {shop.status === 'loading' && <VisuallyHidden>{t('store:loading')}</VisuallyHidden>}
        {isEmpty && <p>{t('store:empty')}</p>}
        {shop.status === 'failed' && (
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
