import { Tabs } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import * as param from '#web/lib/address/params.ts';
import { useSearch } from '#web/lib/address/use-search.ts';
import classes from './settings-tabs.module.css';

interface SettingsTab {
  /** Its name in the address. */
  value: string;
  label: string;
  content: ReactNode;
}

const Search = { tab: param.optionalText };

interface SettingsTabsProps {
  tabs: readonly [SettingsTab, ...SettingsTab[]];
  /** For lists, which use the full width. */
  wide?: boolean;
}

/** Settings or lists under tabs; the open tab is in the address. */
export function SettingsTabs({ tabs, wide = false }: SettingsTabsProps) {
  const [search, change] = useSearch(Search);
  const list = useRef<HTMLDivElement>(null);
  const { value: open } = tabs.find(({ value }) => value === search.tab) ?? tabs[0];
  // Scrolls the open tab into view, as the row is wider than a phone's screen.
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>(`[data-tab="${open}"]`);
    if (list.current && tab) list.current.scrollLeft = tab.offsetLeft - list.current.offsetLeft - 20;
  }, [open]);
  return (
    <Tabs
      value={open}
      onChange={(tab) => change({ tab: tab === tabs[0].value ? '' : (tab ?? '') })}
      keepMounted={false}
    >
      <Tabs.List ref={list} className={classes.tabs ?? ''}>
        {tabs.map(({ value, label }) => (
          <Tabs.Tab key={value} value={value} data-tab={value}>
            {label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map(({ value, content }) => (
        <Tabs.Panel key={value} value={value}>
          <div className={`${classes.panel} ${wide ? classes.wide : ''}`}>{content}</div>
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
