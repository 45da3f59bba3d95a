import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { readStored, writeOrRemoveStored } from "#app/lib/storage.ts";
import { IconButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { showToast } from "#app/ui/toast.tsx";
import { inboxPageSchema, type InboxRequest } from "#domain/requests/request-schemas.ts";
import { requestsKey } from "./refresh-requests.ts";
import { requestKindNames } from "../request-labels.tsx";
import { fetchParsed } from "../staff-api.ts";

const storageKey = "staff-notices";

/** Switched on, on this device: a sound and a notice of the browser tell of each new request, also behind another window. */
export function NewRequestNotificationToggle() {
  const [isOn, setIsOn] = useState(() => readStored("localStorage", storageKey) === "on");
  const { data: newest } = useQuery({
    queryKey: [...requestsKey, "newest"],
    queryFn: async () => (await fetchParsed(inboxPageSchema, "requests?order=newest&limit=1")).requests[0] ?? null,
    enabled: isOn,
    refetchInterval: 60_000,
    refetchIntervalInBackground: true,
  });
  const lastSeen = useRef<string | null | undefined>(undefined);
  useEffect(() => {
    if (!isOn || newest === undefined) return;
    const { current } = lastSeen;
    const createdAt = newest?.createdAt ?? "";
    lastSeen.current = createdAt;
    // Not for the first answer, whose newest request was there before; nor for an older one, which is the newest when a later one is deleted.
    if (newest && typeof current === "string" && createdAt > current) tellOf(newest);
  }, [isOn, newest]);

  async function toggle() {
    lastSeen.current = undefined;
    setIsOn(!isOn);
    writeOrRemoveStored("localStorage", storageKey, isOn ? null : "on");
    if (isOn) return;
    playSound();
    const permission = "Notification" in globalThis ? await Notification.requestPermission() : "denied";
    if (permission !== "granted") showToast({ title: "A sound tells of new requests: this browser shows no notices." });
  }

  return (
    <IconButton
      label="Tell me of new requests"
      title="Tell me of new requests"
      aria-pressed={isOn}
      onClick={() => void toggle()}
    >
      {isOn ? <Icon name="bell-ring" /> : <Icon name="bell" />}
    </IconButton>
  );
}

/** Others may see the screen: the notice names nobody. */
function tellOf({ kind, id }: InboxRequest) {
  playSound();
  try {
    const notice = new Notification("New request", { body: requestKindNames[kind], tag: id });
    notice.addEventListener("click", () => globalThis.focus());
  } catch {
    // Android shows notices of service workers only: there the sound is all.
  }
}

/** Two short tones. Before the first press on a page browsers stay silent. */
function playSound() {
  const context = new AudioContext();
  const volume = context.createGain();
  volume.gain.value = 0.1;
  volume.connect(context.destination);
  for (const [index, frequency] of [660, 880].entries()) {
    const tone = context.createOscillator();
    tone.frequency.value = frequency;
    tone.connect(volume);
    tone.start(context.currentTime + index * 0.15);
    tone.stop(context.currentTime + index * 0.15 + 0.12);
    if (index === 1) tone.addEventListener("ended", () => void context.close());
  }
}
