import {
  ArrowUpRightIcon,
  Container,
  Heading,
  ProductCard,
  ProductShelf,
  ProductShelfSkeleton,
  Section,
  Text,
  TextLink,
  VisuallyHidden,
} from '@waypage/ui';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { NewTabButton } from '#components/new-tab-button/NewTabButton.tsx';
import { SectionHead } from '#components/section-head/SectionHead.styles.ts';
import { WithoutScripts } from '#components/without-scripts/WithoutScripts.tsx';
import { useLinks } from '#services/useLinks.ts';
import { STORE } from '@waypage/content/store';
import { useEffect, useState } from 'react';
import { NewTabNote } from '#components/screen-reader-text/ScreenReaderText.tsx';
import { links } from '#services/links.ts';
import { productView } from './store-view.ts';
import { media, typography, vars } from '@waypage/ui/theme';
import { styled } from 'styled-components';
import { fetchProducts, type Product } from '@waypage/api-client';
import { api } from '#services/api.ts';

/** Products of the shop (docs/product.md, sections 2, 3 and 9). */
export default function Store() {
  const { t } = useTranslation(['store']);
  return (
    <Section id="store">
      <Container>
        <SectionHead>
          <Heading level={2}>{t('store:title')}</Heading>
          <Aside>
            <Text tone="ink2">{t('store:lead')}</Text>
            <NewTabButton
              variant="outline"
              href={useLinks().storefront()}
              iconEnd={<ArrowUpRightIcon size={18} />}
            >
              {t('store:seeMore')}
            </NewTabButton>
          </Aside>
        </SectionHead>
        <StoreShelves />
        <WithoutScripts>
          <WithoutScript>
            <p>
              {t('store:withoutScript')} <VisitLink />
            </p>
          </WithoutScript>
        </WithoutScripts>
      </Container>
    </Section>
  );
}

function VisitLink() {
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

function StoreShelves() {
  const { t } = useTranslation(['store']);
  const products = useStoreProducts();
  const isLoading = products === undefined;
  const hasFailed = products === 'failed';
  const isEmpty = products?.length === 0;
  return (
    <Shelves aria-busy={isLoading}>
      {isLoading && <Waiting count={STORE.fetchLimit} shelves={2} />}
      {!isLoading && !hasFailed && !isEmpty && <Products products={products} />}
      <Message>
        {isLoading && <VisuallyHidden>{t('store:loading')}</VisuallyHidden>}
        {isEmpty && <p>{t('store:empty')}</p>}
        {hasFailed && (
          <p>
            {t('store:failed')} <VisitLink />
          </p>
        )}
      </Message>
    </Shelves>
  );
}

function Products({ products }: { readonly products: readonly Product[] }) {
  const { t, locale } = useTranslation(['store']);
  return (
    <ProductShelf shelves={2} aria-label={t('store:shelf')}>
      {products.map((product) => {
        const { id, name, image, href, ...cardProps } = productView(product, t, locale);
        return (
          <ProductCard
            key={id}
            {...cardProps}
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

/** The first products; undefined while they load, as in the prerendered HTML (docs/product.md, section 7). */
function useStoreProducts() {
  const [products, setProducts] = useState<readonly Product[] | 'failed'>();
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    void fetchProducts(api, { limit: STORE.fetchLimit }, { signal })
      .catch(() => 'failed' as const)
      .then((result) => {
        if (!signal.aborted) setProducts(result);
      });
    return () => controller.abort();
  }, []);
  return products;
}

const Aside = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: 20px;

  @media ${media.lg} {
    flex-direction: row;
    align-items: flex-end;
    gap: ${vars.space[11]};

    & > p {
      max-inline-size: 25em;
    }
    & > a {
      flex: none;
    }
  }
`;

const Shelves = styled.div`
  margin-block-start: ${vars.space[10]};

  @media ${media.sm} {
    margin-block-start: ${vars.space[12]};
  }
  @media ${media.xl} {
    margin-block-start: ${vars.space[15]};
  }
  @media ${media.noScript} {
    display: none;
  }
`;

const Waiting = styled(ProductShelfSkeleton)`
  @media print {
    display: none;
  }
`;

const Message = styled.div`
  max-inline-size: 34em;
  ${typography.lead}
  color: ${vars.color.ink2};

  & a {
    color: ${vars.color.ink};
  }
`;

const WithoutScript = styled(Message)`
  margin-block-start: ${vars.space[9]};
`;
