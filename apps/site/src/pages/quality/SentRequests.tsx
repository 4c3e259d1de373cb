import { formatNumber } from '@waypage/content';
import { Container, Heading, Section } from '@waypage/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { WithoutScripts } from '#components/without-scripts/WithoutScripts.tsx';
import { useLocale } from '#services/i18n/useLocale.ts';
import { groupRequests, otherHosts, type SentRequest } from './sent-requests.ts';
import { Columns, Count, Requests, Urls } from './SentRequests.styles.ts';

const read = ({ name, startTime, transferSize }: PerformanceResourceTiming): SentRequest => ({
  // The hash is not sent.
  url: name.split('#', 1)[0] ?? name,
  after: startTime,
  bytes: transferSize,
});

/**
 * The requests since the page was loaded, beginning with the page itself; updated with further ones. Empty until the
 * first effect, as in the prerendered HTML.
 */
function useSentRequests(): readonly SentRequest[] {
  const [requests, setRequests] = useState<readonly SentRequest[]>([]);
  useEffect(() => {
    const observer = new PerformanceObserver((list) => {
      const more = list
        .getEntries()
        .map((entry) => read(entry as PerformanceResourceTiming))
        // `blob:` and `data:` URLs of the page itself are not requests.
        .filter(({ url }) => /^https?:/.test(url));
      setRequests((known) => [...known, ...more]);
    });
    observer.observe({ type: 'navigation', buffered: true });
    observer.observe({ type: 'resource', buffered: true });
    return () => observer.disconnect();
  }, []);
  return requests;
}

export function SentRequests() {
  const { t } = useTranslation(['quality']);
  const locale = useLocale();
  const [page, ...others] = useSentRequests();
  const kilobytes = (bytes: number) =>
    t('quality:sent.kilobytes', { value: formatNumber(bytes / 1000, locale, 1) });
  const groups = page ? groupRequests(page, others) : [];
  const hosts = page ? otherHosts(page, others) : [];
  const count = others.length + (page ? 1 : 0);
  const total = groups.reduce((sum, { bytes }) => sum + bytes, 0);
  return (
    <Section id="quality-sent" surface="night">
      <Container>
        <Columns>
          <div>
            <Heading level={2} variant="h3Wide" id="sent-title">
              {page && <Count key={count}>{count}</Count>}
              <span>{t('quality:sent.title')}</span>
            </Heading>
            <p>{t('quality:sent.text')}</p>
          </div>
          <div>
            <WithoutScripts>
              <p>{t('quality:sent.withoutScript')}</p>
            </WithoutScripts>
            {page && (
              <>
                <Requests aria-labelledby="sent-title">
                  <thead>
                    <tr>
                      <th scope="col">{t('quality:sent.after')}</th>
                      <th scope="col">{t('quality:sent.purpose')}</th>
                      <th scope="col">{t('quality:sent.size')}</th>
                    </tr>
                  </thead>
                  <tbody>
                    {groups.map(({ purpose, after, bytes, urls }) => (
                      <tr key={purpose}>
                        <td key={after}>
                          {t('quality:sent.seconds', {
                            value: formatNumber(after / 1000, locale, 2),
                          })}
                        </td>
                        <td key={urls.length}>
                          {t(`quality:sent.purposes.${purpose}`, { count: urls.length })}
                        </td>
                        <td key={bytes}>
                          {bytes === 0 ? t('quality:sent.stored') : kilobytes(bytes)}
                        </td>
                      </tr>
                    ))}
                  </tbody>
                  <tfoot>
                    <tr>
                      <td />
                      <td key={hosts.join()}>
                        {hosts.length === 0
                          ? t('quality:sent.ownHost')
                          : t('quality:sent.otherHosts', { hosts: hosts.join(', ') })}
                      </td>
                      <td key={total}>{kilobytes(total)}</td>
                    </tr>
                  </tfoot>
                </Requests>
                <Urls>
                  <summary>{t('quality:sent.every')}</summary>
                  <ol translate="no">
                    {groups
                      .flatMap(({ urls }) => urls)
                      .map((url, index) => (
                        <li key={`${url} ${index}`}>{url}</li>
                      ))}
                  </ol>
                </Urls>
              </>
            )}
          </div>
        </Columns>
      </Container>
    </Section>
  );
}
