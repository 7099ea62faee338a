import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MailAddress } from './mail-address.tsx';

test('an address breaks after its @ and before its dots, and nowhere else', () => {
  const drawn = renderToStaticMarkup(<MailAddress address="ananya.rao@graduates.example" />);
  expect(drawn.replaceAll(/<\/?span[^>]*>/g, '')).toBe('ananya<wbr/>.rao@<wbr/>graduates<wbr/>.example');
});
