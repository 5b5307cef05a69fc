"""Reads an iCalendar object from standard input by RFC 5545 alone, strictly, and prints it as JSON.

It shares no code with the site, so that both cannot be wrong in the same way.
"""

import datetime
import json
import re
import sys


def fail(reason):
    sys.exit("not a calendar: " + reason)


def lines_of(octets):
    if not octets.endswith(b"\r\n"):
        fail("the last line has no end")
    raw = octets[:-2].split(b"\r\n")
    longest = max(len(line) for line in raw)
    unfolded = []
    for line in raw:
        line.decode("utf-8")  # a fold must not cut a letter in two
        if b"\n" in line or b"\r" in line:
            fail("a line ends without CRLF")
        if line[:1] in (b" ", b"\t"):
            unfolded[-1] += line[1:]
        else:
            unfolded.append(line)
    return [line.decode("utf-8") for line in unfolded], longest


def property_of(line):
    match = re.match(r'^([A-Z0-9-]+)((?:;[A-Z0-9-]+=(?:"[^"]*"|[^";:,]*))*):(.*)$', line, re.S)
    if not match:
        fail("no content line: " + line)
    name, parameters, value = match.groups()
    return name, dict(one.split("=", 1) for one in parameters.split(";")[1:]), value


def text_of(value):
    if re.search(r"(?<!\\)(?:\\\\)*[;,]", value):
        fail("a bare comma or semicolon in a text: " + value)
    return re.sub(r"\\(.)", lambda m: "\n" if m.group(1) in "nN" else m.group(1), value)


def instant(value, parameters, zones):
    if parameters.get("VALUE") == "DATE":
        return datetime.datetime.strptime(value, "%Y%m%d").date().isoformat()
    if "TZID" not in parameters:
        fail("a time without a zone: " + value)
    offset = zones[parameters["TZID"]]
    local = datetime.datetime.strptime(value, "%Y%m%dT%H%M%S")
    zone = datetime.timezone(datetime.timedelta(hours=int(offset[:3]), minutes=int(offset[3:])))
    return local.replace(tzinfo=zone).astimezone(datetime.timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ")


def main():
    lines, longest = lines_of(sys.stdin.buffer.read())
    stack, zones, events, event, calendar = [], {}, [], None, {}
    zone = None
    for line in lines:
        name, parameters, value = property_of(line)
        if name == "BEGIN":
            stack.append(value)
            if value == "VEVENT":
                event = {}
        elif name == "END":
            if not stack or stack.pop() != value:
                fail("wrong nesting at " + value)
            if value == "VEVENT":
                events.append(event)
        elif stack == ["VCALENDAR", "VTIMEZONE"] and name == "TZID":
            zone = value
        elif stack == ["VCALENDAR", "VTIMEZONE", "STANDARD"] and name == "TZOFFSETTO":
            zones[zone] = value
        elif stack == ["VCALENDAR", "VEVENT"]:
            if name in event:
                fail(name + " twice in an event")
            if name in ("DTSTART", "DTEND"):
                event[name] = instant(value, parameters, zones)
            elif name in ("DTSTAMP", "LAST-MODIFIED"):
                datetime.datetime.strptime(value, "%Y%m%dT%H%M%SZ")
                event[name] = value
            elif name in ("SUMMARY", "DESCRIPTION", "LOCATION", "CATEGORIES"):
                event[name] = text_of(value)
            else:
                event[name] = value
        elif stack == ["VCALENDAR"]:
            calendar[name] = value
    if stack or calendar.get("VERSION") != "2.0" or "PRODID" not in calendar:
        fail("no whole VCALENDAR")
    for one in events:
        missing = {"UID", "DTSTAMP", "DTSTART", "SEQUENCE", "STATUS"} - set(one)
        if missing:
            fail("an event lacks " + ", ".join(sorted(missing)))
    if len({one["UID"] for one in events}) != len(events):
        fail("a UID twice")
    json.dump({"calendar": calendar, "events": events, "longest": longest}, sys.stdout)


main()
