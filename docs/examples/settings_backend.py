"""A backend of one area, which passes `contracts:verify --only settings` (docs/first-hour.md). Usage: settings_backend.py [port]"""
import json
import re
import secrets
import sys
from datetime import datetime
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, urlsplit
from zoneinfo import ZoneInfo

VIEW, MANAGE = 1811, 1815  # docs/rights.md, codes of rights
PERSONAS = {"platformAdmin": ("2", "0", {VIEW, MANAGE}), "frontDesk": ("9", "2", set())}  # user, unit, rights over this area
PHONE = re.compile("1[3-9][0-9]{9}|0[0-9]{2,3}-[0-9]{6,8}|400-?[0-9]{3}-?[0-9]{4}")
sessions = {}
settings = {"phone": "0571-88001234", "maxPayMinutes": 30, "logs": [], "version": 7}


class Refused(Exception):
    def __init__(self, status, message, data=None):
        self.answer = {"status": status, "message": message, "data": data}


def admit(token, right):
    if token not in sessions:
        raise Refused(-1001, "您的令牌已过期，请重新登录")
    if right not in PERSONAS[sessions[token]][2]:
        raise Refused(-1003, "没有操作权限")


def log_line(name, action):
    time = datetime.now(ZoneInfo("Asia/Shanghai")).strftime("%Y-%m-%d %H:%M:%S")
    return {"time": time, "operatorType": 30, "operatorName": name, "action": action, "remark": ""}


def get(token, body):
    admit(token, VIEW)
    return settings


def update(token, body):
    admit(token, MANAGE)
    form = body["data"]  # saves travel in {"data": …}
    phone = form["phone"].strip() if isinstance(form.get("phone"), str) else ""
    minutes = form.get("maxPayMinutes")
    if not PHONE.fullmatch(phone):
        raise Refused(-1002, "请输入正确的电话号码" if phone else "请输入客服电话", {"field": "phone"})
    if type(minutes) not in (int, float):  # True is an int in Python, and no number in JSON
        raise Refused(-1002, "请输入超时取消规则", {"field": "maxPayMinutes"})
    if minutes % 1 or not 1 <= minutes <= 518400:  # 30.0 is whole
        raise Refused(-1002, "超时取消范围为1-518400", {"field": "maxPayMinutes"})
    if form.get("version", settings["version"]) != settings["version"]:
        raise Refused(-1007, "数据已被修改，请刷新后重试")
    settings.update(phone=phone, maxPayMinutes=int(minutes), version=settings["version"] + 1)
    settings["logs"].insert(0, log_line(sessions[token], "编辑"))  # newest first
    return settings


def signed_in(persona, **_):  # it never resets the data, as `keep` asks
    if persona not in PERSONAS:
        return None
    user_id, belong_id, _ = PERSONAS[persona]
    token = secrets.token_hex(16).upper()
    sessions[token] = persona
    return {"token": token, "userId": user_id, "belongId": belong_id, "passwordHash": ""}


def changed_by_somebody_else():
    settings["version"] += 1
    return {"version": settings["version"] - 1}


calls = {"/api/main/settings/get": get, "/api/main/settings/update": update}
states = {
    "signed in": signed_in,
    "not signed in": dict,
    "settings exist": lambda: {"version": settings["version"]},
    "settings were changed by somebody else": changed_by_somebody_else,
}


class Handler(BaseHTTPRequestHandler):
    def do_POST(self):
        url = urlsplit(self.path)
        body = json.loads(self.rfile.read(int(self.headers["Content-Length"] or 0)) or "{}")
        if url.path == "/states":
            state = states.get(body["state"])
            if not state:
                return self.answer(404, {"error": f"There is no provider state {body['state']}"})
            values = {} if body["action"] == "teardown" else state(**body.get("params") or {})
            return self.answer(404 if values is None else 200, values)
        call = calls.get(url.path)
        if not call:
            return self.answer(404, {"status": -1004, "message": "接口不存在", "data": None})
        try:
            token = parse_qs(url.query).get("token", [""])[0]
            self.answer(200, {"status": 1, "message": "操作成功", "data": call(token, body)})
        except Refused as refused:
            self.answer(200, refused.answer)  # HTTP stays 200

    def answer(self, http, value):
        data = json.dumps(value).encode()
        self.send_response(http)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def log_message(self, *args):  # addresses carry tokens
        pass


ThreadingHTTPServer(("127.0.0.1", int(sys.argv[1]) if len(sys.argv) > 1 else 9000), Handler).serve_forever()
